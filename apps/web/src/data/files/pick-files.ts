// Asks the person for files, as the browser does it. Nothing chosen is no file.
export function pickFiles(accept: string, multiple = false): Promise<readonly File[]> {
  return new Promise(resolve => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = accept
    input.multiple = multiple
    input.hidden = true
    const end = (): void => {
      resolve([...(input.files ?? [])])
      input.remove()
    }
    input.addEventListener('change', end)
    input.addEventListener('cancel', end)
    // Some browsers forget an input that is in no document.
    document.body.append(input)
    input.click()
  })
}
