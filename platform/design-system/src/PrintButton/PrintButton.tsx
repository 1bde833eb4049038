import type { ReactNode } from 'react'
import { Button } from '../Button/Button'
import { ScriptOnly } from '../ScriptOnly/ScriptOnly'

/** Prints the page. Without a script, the browser’s own menu does. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <ScriptOnly>
      <Button variant="secondary" onClick={() => print()}>
        {children}
      </Button>
    </ScriptOnly>
  )
}
