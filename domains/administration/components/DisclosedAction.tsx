import { Button } from '@porchlight/design-system'
import { Disclosure } from '@porchlight/page-parts/forms/Disclosure'
import { useState } from 'react'

interface DisclosedActionProps<Result> {
  readonly summary: string
  /** The explanation shown before the button. */
  readonly text: string
  readonly button: string
  readonly busyLabel: string
  readonly run: () => Promise<Result>
  readonly onDone: (result: Result) => Promise<void>
}

/** An action that changes access: it first discloses its explanation, then its button. */
export function DisclosedAction<Result>({
  summary,
  text,
  button,
  busyLabel,
  run,
  onDone,
}: DisclosedActionProps<Result>) {
  const [isBusy, setBusy] = useState(false)

  async function handleClick() {
    if (isBusy) return
    setBusy(true)
    const result = await run()
    setBusy(false)
    await onDone(result)
  }

  return (
    <Disclosure summary={summary}>
      <p>{text}</p>
      <p>
        <Button variant="secondary" busy={isBusy} busyLabel={busyLabel} onClick={() => void handleClick()}>
          {button}
        </Button>
      </p>
    </Disclosure>
  )
}
