/** Puts a list where another tab would, and tells of it as the browser does; what it returns takes it away again. */
export function fromAnotherTab(key: string, ids: readonly number[]) {
  const put = (list: readonly number[]) => {
    localStorage.setItem(key, JSON.stringify(list))
    window.dispatchEvent(new StorageEvent('storage', { key }))
  }
  put(ids)
  return () => put([])
}
