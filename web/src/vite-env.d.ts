declare module 'virtual:catalogue/*' {
  const text: string
  export default text
}

declare module 'virtual:faces/courts' {
  /** The pictures of the twelve court cards as SVG text, by card. */
  const pictures: Record<string, string>
  export default pictures
}

declare module 'zzfx' {
  /** Plays a sound made from these numbers. */
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode
}

declare module 'virtual:python' {
  /** Where Python is: the interpreter's folder, the modules of the package, all files, the list of packages (none). */
  const python: { folder: string; modules: string; files: string[]; lock: string }
  export default python
}
