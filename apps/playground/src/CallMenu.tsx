import { useState } from 'react'
import { calls } from './calls'
import { exampleFamilies } from './examples'

/** The calls by topic, each a link. */
export function CallMenu({ chosen }: { readonly chosen: string }) {
  const [filter, setFilter] = useState('')
  const wanted = filter.trim().toLowerCase()
  const families = Object.entries(exampleFamilies)
    .map(([family, members]) => ({
      family,
      members: calls
        .filter(({ name }) => name in members && name.toLowerCase().includes(wanted))
        .toSorted((one, other) => placeIn(members, one.name) - placeIn(members, other.name)),
    }))
    .filter(({ members }) => members.length > 0)
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
      {families.map(({ family, members }) => (
        <section key={family} aria-label={family}>
          <h2>{family}</h2>
          <ul>
            {members.map(({ name, kind }) => (
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

function placeIn(members: object, name: string): number {
  return Object.keys(members).indexOf(name)
}
