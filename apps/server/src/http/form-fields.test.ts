import { describe, expect, it } from 'vitest'
import { parseForm } from './form-fields'

describe('the fields of a form', () => {
  it('are read as browsers write them', () => {
    expect({ ...parseForm('name=Ana+Mar%C3%ADa&kind=a&kind=b&empty=') }).toEqual({
      name: 'Ana María',
      kind: ['a', 'b'],
      empty: '',
    })
  })

  it('are read up to 200, and not one of more', () => {
    const form = (count: number) => Array.from({ length: count }, (_, index) => `f${index}=1`).join('&')
    expect(Object.keys(parseForm(form(200)))).toHaveLength(200)
    expect(() => parseForm(form(201))).toThrow(expect.objectContaining({ key: 'tooManyValues', status: 400 }))
  })
})
