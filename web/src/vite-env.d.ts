declare module 'virtual:catalogue/*' {
  const text: string
  export default text
}

declare module 'zzfx' {
  /** Plays a sound made from these numbers. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
}
