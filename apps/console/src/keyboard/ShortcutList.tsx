import { Button } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { Fragment, useDeferredValue } from 'react'
import { useConsoleItems } from '../navigation/use-console-items'
import { Dialog } from '../shell/dialog/Dialog'
import { tabKeys } from '../work-tabs/tab-keys'
import { assignLetters } from './item-letters'
import { labels } from './labels'
import styles from './Shortcuts.module.css'
import { SingleKeysSwitch } from './SingleKeysSwitch'

/** Every shortcut of the console, and the switch for those of single keys. */
export function ShortcutList({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels(labels)
  // The dialog is there with the key, the list right after it.
  const isListRendered = useDeferredValue(true, false)
  const items = useConsoleItems()
  const letters = assignLetters(items.map(({ label }) => label))
  const shortcuts: readonly (readonly [string, readonly string[]])[] = [
    [t('command'), ['Ctrl K']],
    [t('search'), ['/']],
    [t('nextRow'), ['j']],
    [t('previousRow'), ['k']],
    [t('openRow'), ['Enter']],
    [t('selectRow'), ['x']],
    [t('keepTab'), [tabKeys.keep]],
    [t('nextTab'), [tabKeys.next]],
    [t('previousTab'), [tabKeys.previous]],
    [t('closeTab'), [tabKeys.close]],
    [t('showCard'), ['Alt ↓']],
    [t('nextCell'), ['← ↑ → ↓']],
    [t('rowEnds'), ['Home / End']],
    [t('tableEnds'), ['Ctrl Home / End']],
    [t('pages'), ['Page Up / Down']],
    [t('selectInGrid'), [t('spaceKey')]],
    [t('editCell'), ['F2']],
    [t('columnWidth'), ['F2', '← →']],
    [t('showKeys'), ['?']],
    ...items.flatMap(({ label }, index): readonly (readonly [string, readonly string[]])[] => {
      const letter = letters[index]
      return letter == null ? [] : [[t('goTo', { label }), ['g', letter]]]
    }),
  ]
  return (
    <Dialog title={t('keysTitle')} onClose={onClose}>
      <SingleKeysSwitch />
      <dl className={styles.keys}>
        {(isListRendered ? shortcuts : []).map(([label, combination]) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              {combination.map((key, index) => (
                <Fragment key={key}>
                  {index === 0 ? null : ` ${t('followedBy')} `}
                  <kbd className={styles.key}>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
