/** Thrown when the server cannot start; `message` is one clear line for the operator. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
