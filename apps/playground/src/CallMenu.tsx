import { useState } from 'react'
import { calls } from './calls'
import { examples } from './examples'

const others = 'More calls'

/** The calls by what they are about, each a link; those with an example first. */
export function CallMenu({ chosen }: { readonly chosen: string }) {
  const [filter, setFilter] = useState('')
  const order = Object.keys(examples)
  const rank = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const shown = calls
    .filter(({ name }) => name.toLowerCase().includes(filter.trim().toLowerCase()))
    .toSorted((one, other) => rank(one.name) - rank(other.name))
  const families = [...new Set(shown.map(({ name }) => examples[name]?.family ?? others))]
  return (
    <nav aria-label="Calls">
      <label htmlFor="filter">Find a call</label>
      <input
        id="filter"
        type="search"
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        autoComplete="off"
      />
      {families.length === 0 ? <p className="quiet">No call has this in its name.</p> : null}
      {families.map((family) => (
        <section key={family} aria-label={family}>
          <h2>{family}</h2>
          <ul>
            {shown
              .filter(({ name }) => (examples[name]?.family ?? others) === family)
              .map(({ name, kind }) => (
                <li key={name}>
                  <a href={`#${name}`} aria-current={name === chosen ? 'true' : undefined}>
                    {name}
                    {kind === 'write' ? <span className="kind">writes</span> : null}
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
