import { Button, RadioGroup, TextField } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { ZipField } from '../../utilities/components/zip-code/ZipField'
import type { ChosenUse } from '../components/plan'
import { labelUses, type PlanQuery } from '../components/plan-query'
import { CheckOption } from './CheckOption'
import { labels } from './labels'
import styles from './Plans.module.css'

interface RefineFormProps {
  readonly query: PlanQuery
  readonly use: ChosenUse
  readonly commodity: 'Electricity' | 'Gas'
  /** How many filters are set. */
  readonly filters: number
}

/** The rest of the search, behind one line: ZIP code, another use, filters. It opens by itself when something is wrong. */
export function RefineForm({ query, use, commodity, filters }: RefineFormProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const uses: readonly number[] = labelUses[commodity]
  const typed = use.kind === 'amount' && !uses.includes(use.amount) ? String(use.amount) : ''
  const stored = use.kind === 'own' ? 'own' : typed === '' ? String(use.amount) : null
  return (
    <details open={query.wrongAmount !== null}>
      <summary className={styles.summary}>
        {filters === 0 ? t('refine') : t('refineSet', { count: filters })}
      </summary>
      <form className={styles.refine} action={address('/plans')}>
        {query.utilityId === null ? null : <input type="hidden" name="utility" value={query.utilityId} />}
        {query.isOtherHome ? <input type="hidden" name="home" value="other" /> : null}
        {query.accountId === null ? null : <input type="hidden" name="account" value={query.accountId} />}
        {stored === null ? null : <input type="hidden" name="use" value={stored} />}
        <div className={styles.fields}>
          <ZipField typed={query} hint={t('zipHint')} />
          <TextField
            name="amount"
            label={t(commodity === 'Gas' ? 'otherUseGas' : 'otherUseElectricity')}
            hint={t('otherUseHint')}
            error={query.wrongAmount === null ? undefined : t('otherUseWrong')}
            defaultValue={query.wrongAmount ?? typed}
            width="short"
            autoComplete="off"
            inputMode="numeric"
            maxLength={10}
          />
        </div>
        <RadioGroup
          name="term"
          label={t('term')}
          defaultValue={query.term}
          options={[
            { value: 'any', label: t('termAny') },
            { value: 'monthly', label: t('termMonthly') },
            { value: 'short', label: t('termShort') },
            { value: 'long', label: t('termLong') },
          ]}
        />
        <RadioGroup
          name="rate"
          label={t('rate')}
          defaultValue={query.rate}
          options={[
            { value: 'any', label: t('rateAny') },
            { value: 'fixed', label: t('rateFixed') },
            { value: 'variable', label: t('rateVariable') },
            { value: 'indexed', label: t('rateIndexed') },
          ]}
        />
        <fieldset className={styles.only}>
          <legend>{t('only')}</legend>
          <CheckOption name="green" value="1" label={t('green')} defaultChecked={query.green} />
          <CheckOption name="nofee" value="1" label={t('withoutFee')} defaultChecked={query.noFee} />
        </fieldset>
        <div className={styles.submit}>
          <Button type="submit" variant="secondary">
            {t('showPlans')}
          </Button>
        </div>
      </form>
    </details>
  )
}
