/** Whether the reader wants nothing to be fetched that may not be needed. */
export const isSavingData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}
