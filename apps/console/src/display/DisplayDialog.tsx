import { Button, RadioGroup } from '@porchlight/design-system'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { type ChangeEvent, useState } from 'react'
import { SingleKeysSwitch } from '../keyboard/SingleKeysSwitch'
import { Dialog } from '../shell/dialog/Dialog'
import styles from './DisplayDialog.module.css'
import { readDisplay, setDisplay } from './display-choice'
import { labels } from './labels'

const themes = ['system', 'light', 'dark'] as const
const densities = ['comfortable', 'compact'] as const

/** Theme, density and single-key shortcuts, each applied immediately. */
export function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useLabels(labels)
  const [display] = useState(readDisplay)
  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const theme = themes.find((each) => target.name === 'theme' && each === target.value)
    const density = densities.find((each) => target.name === 'density' && each === target.value)
    if (theme !== undefined) setDisplay({ theme })
    if (density !== undefined) setDisplay({ density })
  }
  return (
    <Dialog title={t('display')} onClose={onClose}>
      <div className={styles.choices} onChange={handleChange}>
        <RadioGroup
          name="theme"
          label={t('theme')}
          options={themes.map((value) => ({ value, label: t(value) }))}
          defaultValue={display.theme}
        />
        <RadioGroup
          name="density"
          label={t('density')}
          options={densities.map((value) => ({ value, label: t(value) }))}
          defaultValue={display.density}
        />
      </div>
      <SingleKeysSwitch />
      <div>
        <Button variant="secondary" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  )
}
