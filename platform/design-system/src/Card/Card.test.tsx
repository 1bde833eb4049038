import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Card } from './Card'

describe('a card', () => {
  it('has its title at the level of its place', () => {
    expect(renderToStaticMarkup(<Card title="Plan">Steady 12</Card>)).toMatch(/<h2[^>]*>Plan<\/h2>/)
    expect(
      renderToStaticMarkup(
        <Card title="Plan" titleLevel={3}>
          Steady 12
        </Card>,
      ),
    ).toMatch(/<h3[^>]*>Plan<\/h3>/)
  })

  it('keeps what is below its title together where the title may stand beside it', () => {
    expect(
      renderToStaticMarkup(
        <Card title="Plan" tone="quiet">
          <p>Steady 12</p>
        </Card>,
      ),
    ).toMatch(/<\/h2><\/div><div[^>]*><p>Steady 12<\/p><\/div><\/section>$/)
  })

  it('has no empty heading without a title', () => {
    expect(renderToStaticMarkup(<Card>Steady 12</Card>)).not.toContain('<h')
  })
})
