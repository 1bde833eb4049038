import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Notice, type NoticeKind } from './Notice'

describe('a notice', () => {
  it.each<[NoticeKind, string | null]>([
    ['danger', 'role="alert"'],
    ['success', 'role="status"'],
    ['warning', null],
    ['info', null],
  ])('of kind %s is read aloud as fits', (kind, role) => {
    const html = renderToStaticMarkup(<Notice kind={kind} title="Payment received." />)
    if (role === null) expect(html).not.toContain('role=')
    else expect(html).toContain(role)
    expect(html).toContain('Payment received.')
  })

  it('has a picture of its own for every kind, so that colour alone never tells', () => {
    const pictures = (['info', 'success', 'warning', 'danger'] as const).map(
      (kind) => / d="([^"]+)"/.exec(renderToStaticMarkup(<Notice kind={kind} />))?.[1],
    )
    expect(new Set(pictures).size).toBe(4)
  })
})
