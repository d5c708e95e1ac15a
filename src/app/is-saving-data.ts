/** Returns whether the user asks for reduced data usage, so that nothing optional is fetched. */
export const isSavingData = () => {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return Reflect.get(Object(connection), 'saveData') === true
}
