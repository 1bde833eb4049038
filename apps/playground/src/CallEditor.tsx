import type { CachePolicy } from '@porchlight/data-service'
import { type SubmitEvent, useState } from 'react'
import type { Call } from './calls'
import { codeOfCall } from './code-of-call'
import { withPlaceholders } from './example-records'
import { examples } from './examples'
import type { Asker, ExampleRecords } from './examples/example'
import { firstStepOf } from './first-step'
import { policies, policyNamed } from './policies'
import { ScrolledText } from './ScrolledText'

interface CallEditorProps {
  readonly call: Call
  readonly records: ExampleRecords
  readonly viewer: Asker
  readonly onRun: (call: Call, config: unknown, policy: CachePolicy) => void
}

/** The config of a call as JSON, to be changed and run, and the code that does the same. */
export function CallEditor({ call, records, viewer, onRun }: CallEditorProps) {
  const example = examples[call.name]
  const [text, setText] = useState(() =>
    JSON.stringify(example?.config(withPlaceholders(records)) ?? {}, null, 2),
  )
  const [policy, setPolicy] = useState<CachePolicy>(policyNamed(''))
  const [problem, setProblem] = useState<string | null>(null)
  const config = parse(text)
  const first = example === undefined ? null : firstStepOf(example, viewer, records)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setProblem('reason' in config ? config.reason : null)
    if ('value' in config) onRun(call, config.value, policy)
  }
  return (
    <section aria-labelledby="call">
      <h2 id="call">{call.name}</h2>
      <p>{example?.note}</p>
      {first === null ? null : (
        <p className="first-step">
          {first.sentence} <a href={first.link.href}>{first.link.words}</a>
        </p>
      )}
      <form onSubmit={submit}>
        <label htmlFor="config">Config, as JSON</label>
        <textarea
          id="config"
          value={text}
          onChange={(event) => setText(event.target.value)}
          rows={Math.min(16, text.split('\n').length + 1)}
          spellCheck={false}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : 'problem'}
        />
        {problem === null ? null : (
          <p id="problem" className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="run">
          {call.kind === 'write' ? null : (
            <label>
              Cache policy{' '}
              <select value={policy.type} onChange={(event) => setPolicy(policyNamed(event.target.value))}>
                {policies.map(({ type }) => (
                  <option key={type}>{type}</option>
                ))}
              </select>
            </label>
          )}
          <button type="submit" className="primary">
            {call.kind === 'write' ? 'Write' : 'Read and follow'}
          </button>
        </div>
      </form>
      <details>
        <summary>The same in React</summary>
        {'value' in config ? (
          <ScrolledText text={codeOfCall(call, config.value, policy)} label="The same in React" />
        ) : (
          <p className="quiet">{config.reason}</p>
        )}
      </details>
    </section>
  )
}

function parse(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) }
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    return { reason: `This is not JSON yet: ${reason}. Names and texts are in double quotes.` }
  }
}
