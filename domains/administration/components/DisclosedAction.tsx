import { Button } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useState } from 'react'

interface DisclosedActionProps<Answer> {
  readonly summary: string
  /** What it does, said before it does it. */
  readonly text: string
  readonly button: string
  readonly busyLabel: string
  readonly run: () => Promise<Answer>
  readonly done: (answer: Answer) => Promise<void>
}

/** Something that changes who gets in: it opens to what it does, and only then to its button. */
export function DisclosedAction<Answer>({
  summary,
  text,
  button,
  busyLabel,
  run,
  done,
}: DisclosedActionProps<Answer>) {
  const [isBusy, setBusy] = useState(false)

  async function press() {
    if (isBusy) return
    setBusy(true)
    const answer = await run()
    setBusy(false)
    await done(answer)
  }

  return (
    <Disclosure summary={summary}>
      <p>{text}</p>
      <p>
        <Button variant="secondary" busy={isBusy} busyLabel={busyLabel} onClick={() => void press()}>
          {button}
        </Button>
      </p>
    </Disclosure>
  )
}
