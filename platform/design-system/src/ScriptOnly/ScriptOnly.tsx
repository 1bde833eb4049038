import type { ReactNode } from 'react'
import { useHasScript } from '../use-has-script'
import styles from './ScriptOnly.module.css'

/**
 * Content that requires a script. It is in the page from the start, so that nothing moves when the script loads; until
 * then it is inert, so that nothing is pressed or typed in vain. Where no script runs, it is not shown.
 */
export function ScriptOnly({ children }: { readonly children: ReactNode }) {
  const hasScript = useHasScript()
  return (
    <div className={styles.scriptOnly} inert={!hasScript}>
      {children}
    </div>
  )
}
