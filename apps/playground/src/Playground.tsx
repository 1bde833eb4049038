import type { CachePolicy, DataService } from '@porchlight/data-service'
import { useEffect, useState } from 'react'
import { CallEditor } from './CallEditor'
import { CallMenu } from './CallMenu'
import { type AnyRead, type Call, callNamed } from './calls'
import { madeBy } from './example-records'
import type { Asker, ExampleRecords } from './examples/example'
import { withFile } from './file-of-text'
import { ReaderCard } from './ReaderCard'
import { WriteCard } from './WriteCard'

type Card =
  | {
      readonly kind: 'read'
      readonly key: number
      readonly name: string
      readonly adapter: AnyRead
      readonly config: unknown
      readonly policy: CachePolicy
    }
  | {
      readonly kind: 'write'
      readonly key: number
      readonly name: string
      readonly answer: Promise<unknown>
    }

interface PlaygroundProps {
  readonly dataService: DataService
  /** The records found for the examples. */
  readonly records: ExampleRecords
  readonly viewer: Asker
}

/** Choose a call, change its config, and follow its results; the newest is on top. */
export function Playground({ dataService, records, viewer }: PlaygroundProps) {
  const [call, setCall] = useState(() => callOfAddress() ?? callNamed('getRecord'))
  const [cards, setCards] = useState<readonly Card[]>([])
  const [made, setMade] = useState<Partial<ExampleRecords>>({})
  useEffect(() => {
    const follow = () => setCall((known) => callOfAddress() ?? known)
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  const close = (key: number) => setCards((all) => all.filter((card) => card.key !== key))
  const run = (chosen: Call, config: unknown, policy: CachePolicy) => {
    const { name } = chosen
    const card =
      chosen.kind === 'read'
        ? ({ kind: 'read', name, adapter: chosen.adapter, config, policy } as const)
        : ({ kind: 'write', name, answer: dataService.write(chosen.adapter, withFile(config)) } as const)
    if (card.kind === 'write') {
      const noteMade = (result: unknown) => setMade((before) => ({ ...before, ...madeBy(name, result) }))
      // The card reports a rejected write.
      card.answer.then(noteMade, () => undefined)
    }
    setCards((all) => [{ ...card, key: (all[0]?.key ?? 0) + 1 }, ...all])
  }
  return (
    <div className="columns">
      <CallMenu chosen={call?.name ?? ''} />
      <div className="work">
        {call === null ? null : (
          <CallEditor
            key={call.name}
            call={call}
            records={{ ...records, ...made }}
            viewer={viewer}
            onRun={run}
          />
        )}
        <section aria-labelledby="results">
          <h2 id="results">Results</h2>
          {cards.length === 0 ? (
            <p className="quiet">
              Nothing yet. What you read stays here and follows every change: by your own writes, by other
              tabs, by an advisor.
            </p>
          ) : null}
          {cards.map((card) =>
            card.kind === 'read' ? (
              <ReaderCard
                key={card.key}
                dataService={dataService}
                name={card.name}
                adapter={card.adapter}
                config={card.config}
                policy={card.policy}
                onClose={() => close(card.key)}
              />
            ) : (
              <WriteCard
                key={card.key}
                name={card.name}
                answer={card.answer}
                onClose={() => close(card.key)}
              />
            ),
          )}
        </section>
      </div>
    </div>
  )
}

/** Returns the call that the address names, as in `#getRecord`. */
function callOfAddress(): Call | null {
  return callNamed(location.hash.slice(1))
}
