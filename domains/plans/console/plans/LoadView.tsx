import type { BrandKey } from '@porchlight/brands'
import { Button, ErrorSummary, PageTitle } from '@porchlight/design-system'
import { FileChoice } from '@porchlight/page-parts/forms/FileChoice'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { Head } from '@porchlight/page-parts/page/Head'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import { type FormEvent, useMemo, useState } from 'react'
import { planFileLimits } from '../../facts/plan-file-limits'
import { useListPlans } from '../../methods/list-plans/hook'
import { CheckedFile } from './CheckedFile'
import { labels } from './labels'
import { type CheckedPlans, checkPlanFile } from './plan-file-call'
import { downloadAddress, plansPath } from './plans-address'

interface LoadViewProps {
  readonly title: string
  readonly brand: BrandKey
}

/** A file that was checked, as it was read. */
interface ReadFile {
  readonly name: string
  readonly text: string
  readonly checked: CheckedPlans
  /** How many checks there were: a new one is a new outcome. */
  readonly turn: number
}

const kilobytes = planFileLimits.characters / 1_000

/** Takes a file of plans, shows what it would change, and applies it. */
export function LoadView({ title, brand }: LoadViewProps) {
  const t = useLabels(labels)
  const address = useAddress()
  const { language } = usePage()
  const { error, refresh } = useListPlans({ brandName: brand })
  const [problem, setProblem] = useState<'chooseFile' | 'tooLarge' | 'unreadable' | 'failed' | null>(null)
  const [read, setRead] = useState<ReadFile | null>(null)
  const [isBusy, setBusy] = useState(false)
  const size = String(kilobytes)
  // The summary takes the focus for each new list, so a new list is created for each new problem only.
  // biome-ignore lint/correctness/useExhaustiveDependencies: words that a render makes anew say the same
  const summary = useMemo(
    () => (problem === null ? [] : [{ field: 'file', message: t(problem, { size }) }]),
    [problem],
  )
  if (isUnknownRecord(error)) return <NotFoundContent />

  async function check(name: string, text: string) {
    setBusy(true)
    const answer = await checkPlanFile(text)
    setBusy(false)
    setProblem(answer.kind === 'done' ? null : 'failed')
    if (answer.kind === 'done') {
      setRead((before) => ({ name, text, checked: answer.body, turn: (before?.turn ?? 0) + 1 }))
    } else setRead(null)
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const file = new FormData(event.currentTarget).get('file')
    setProblem(null)
    setRead(null)
    if (!(file instanceof File) || file.name === '') return setProblem('chooseFile')
    if (file.size > planFileLimits.characters) return setProblem('tooLarge')
    const text = await file.text().catch(() => null)
    if (text === null) return setProblem('unreadable')
    await check(file.name, text)
  }

  return (
    <div className={content.page}>
      <Head title={`${t('load')} · ${title}`} />
      <p>
        <a href={address(plansPath(brand))}>{t('back')}</a>
      </p>
      <PageTitle lead={t('loadLead')}>{t('load')}</PageTitle>
      <p>{t('newPrice')}</p>
      <p>
        <a href={downloadAddress(brand, language)} download>
          {t('download')}
        </a>
      </p>
      <form
        className={content.form}
        aria-label={t('load')}
        method="post"
        noValidate
        onSubmit={(event) => void send(event)}
      >
        <ErrorSummary title={t('notChecked')} errors={summary} />
        <FileChoice
          name="file"
          label={t('file')}
          hint={t('fileHint', { rows: String(planFileLimits.rows), size })}
          error={problem === null ? undefined : t(problem, { size })}
          accept=".csv,text/csv"
          required
        />
        <div className={content.actions}>
          <Button type="submit" busy={isBusy} busyLabel={t('checking')}>
            {t('check')}
          </Button>
        </div>
      </form>
      {read === null ? null : (
        <CheckedFile
          key={read.turn}
          fileName={read.name}
          text={read.text}
          checked={read.checked}
          checkAgain={() => check(read.name, read.text)}
          applied={refresh}
          listHref={address(plansPath(brand))}
        />
      )}
    </div>
  )
}
