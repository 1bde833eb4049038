import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Hero } from './Hero'

describe('a hero', () => {
  it('says the one thing, how much, by when, and then what to do', () => {
    const html = renderToStaticMarkup(
      <Hero
        heading="Hello, Dana"
        subject="Amount due"
        figure="$155.12"
        action={<a href="/pay">Pay $155.12</a>}
        more={<a href="/bill">See the bill</a>}
      >
        Due July 28
      </Hero>,
    )
    expect(html).toMatch(
      /<h1[^>]*id="page-title" tabindex="-1">Hello, Dana<\/h1><h2[^>]*>Amount due<\/h2>.*\$155\.12.*Due July 28.*href="\/pay".*href="\/bill"/,
    )
  })

  it('has no empty heading, figure or row of actions', () => {
    const html = renderToStaticMarkup(<Hero heading="Energy, made clear." />)
    expect(html.match(/<h\d/g)).toHaveLength(1)
    expect(html).not.toContain('<p')
    expect(html.match(/<div/g)).toHaveLength(1)
  })
})
