/** Something of one's own at the server: looked at once at the beginning, and anew after everything that is done to it. */
export class Fresh {
  /** What went wrong last; nothing once something has been done. */
  fault = $state.raw<unknown>(null)

  constructor(private readonly look: () => Promise<void>) {
    void this.after(Promise.resolve())
  }

  /** Waits for something that is being done, and looks again. */
  readonly after = async (done: Promise<unknown>): Promise<void> => {
    this.fault = null
    try {
      await done
      await this.look()
    } catch (error) {
      this.fault = error
    }
  }
}
