import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Icon } from './Icon'

describe('an icon', () => {
  it('is decoration beside words', () => {
    expect(renderToStaticMarkup(<Icon name="bolt" />)).toContain('aria-hidden="true"')
  })

  it('is an image with words when it stands alone', () => {
    const html = renderToStaticMarkup(<Icon name="bolt" label="Electricity" />)
    expect(html).toContain('role="img" aria-label="Electricity"')
    expect(html).not.toContain('aria-hidden')
  })
})
