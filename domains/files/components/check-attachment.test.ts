import { describe, expect, it } from 'vitest'
import { attachmentField, checkAttachment } from './check-attachment'

function dataWith(name: string, size: number): FormData {
  const data = new FormData()
  data.append(attachmentField, new File([new Uint8Array(size)], name))
  return data
}

describe('a file that is about to be sent', () => {
  it.each([
    ['bill.pdf', 1, {}],
    ['My photo.JPG', 20_971_520, {}],
    ['bill.pdf', 20_971_521, { attachment: 'fileTooLarge' }],
    ['bill.pdf', 0, { attachment: 'emptyFile' }],
    ['IMG_0042.HEIC', 1, { attachment: 'fileHeic' }],
    ['noextension', 1, { attachment: 'invalidFileFormat' }],
    ['', 0, {}],
  ])('%s of %i bytes: %o', (name, size, errors) => {
    expect(checkAttachment(dataWith(name, size))).toEqual(errors)
  })

  it('may be missing', () => {
    expect(checkAttachment(new FormData())).toEqual({})
  })
})
