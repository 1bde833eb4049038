import type { ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import styles from './StageList.module.css'

export interface StageListStage {
  /** The text that names the stage. */
  readonly label: string
  /** What happens in it, below the name. */
  readonly note?: ReactNode
}

export interface StageListProps {
  /** The accessible name of the list. */
  readonly label: string
  readonly stages: readonly StageListStage[]
  /** The index of the present stage; the number of stages once all of them are complete. */
  readonly current: number
  /** Read by a screen reader after a completed stage, and after the present one. */
  readonly stateLabels: { readonly done: string; readonly now: string }
  /** `row` lays the stages out side by side on a phone too. */
  readonly layout?: 'column' | 'row'
}

/** The stages of a process, the present one marked: one below the other on a phone, in a row from 48em. */
export function StageList({ label, stages, current, stateLabels, layout = 'column' }: StageListProps) {
  return (
    <ol className={layout === 'row' ? styles.row : styles.column} aria-label={label}>
      {stages.map((stage, index) => (
        <li
          key={stage.label}
          className={index < current ? styles.done : index === current ? styles.now : styles.ahead}
          aria-current={index === current ? 'step' : undefined}
        >
          {stage.label}
          {index > current ? null : (
            <VisuallyHidden>{` (${index < current ? stateLabels.done : stateLabels.now})`}</VisuallyHidden>
          )}
          {stage.note === undefined ? null : <span className={styles.note}>{stage.note}</span>}
        </li>
      ))}
    </ol>
  )
}
