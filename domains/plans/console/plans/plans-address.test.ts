import { describe, expect, it } from 'vitest'
import { downloadAddress, loadPath, plansPath, plansViewOf } from './plans-address'

const searchOf = (path: string) => path.slice(path.indexOf('?'))

describe('the address of the page', () => {
  it('says whose plans are shown, and whether a file is loaded', () => {
    expect(plansViewOf(searchOf(plansPath('second')))).toEqual({ kind: 'list', brand: 'second' })
    expect(plansViewOf(searchOf(loadPath('third')))).toEqual({ kind: 'load', brand: 'third' })
  })

  it('shows the first brand where none is named, or none of ours', () => {
    expect(plansViewOf('')).toEqual({ kind: 'list', brand: 'first' })
    expect(plansViewOf('?brand=constructor')).toEqual({ kind: 'list', brand: 'first' })
  })

  it('of a download names brand and language', () => {
    expect(downloadAddress('first', 'es')).toMatch(/downloadPlans\?brandName=first&language=es$/)
  })
})
