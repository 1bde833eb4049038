import { describeError } from '@porchlight/data-service'
import { useEffect, useState } from 'react'
import { ScrolledText } from './ScrolledText'

interface WriteCardProps {
  readonly name: string
  /** The result of the write, which is in flight. */
  readonly answer: Promise<unknown>
  readonly onClose: () => void
}

type Outcome =
  | { readonly state: 'Pending' }
  | { readonly state: 'Fulfilled'; readonly result: unknown }
  | { readonly state: 'Error'; readonly error: unknown }

/** A write that was sent, and its result. */
export function WriteCard({ name, answer, onClose }: WriteCardProps) {
  const [outcome, setOutcome] = useState<Outcome>({ state: 'Pending' })
  useEffect(() => {
    answer.then(
      (result) => setOutcome({ state: 'Fulfilled', result }),
      (error: unknown) => setOutcome({ state: 'Error', error }),
    )
  }, [answer])
  return (
    <article aria-label={name}>
      <header>
        <h3>{name}</h3>
        <span className={`state ${outcome.state.toLowerCase()}`}>{outcome.state}</span>
        <span className="tools">
          <button type="button" onClick={onClose}>
            Close
          </button>
        </span>
      </header>
      {outcome.state === 'Fulfilled' ? (
        <ScrolledText text={JSON.stringify(outcome.result, null, 2)} label={`Result of ${name}`} />
      ) : null}
      {outcome.state === 'Error' ? (
        <ScrolledText
          text={JSON.stringify(describeError(outcome.error), null, 2)}
          label={`Error of ${name}`}
        />
      ) : null}
    </article>
  )
}
