import { ButtonLink, EmptyState, Skeleton } from '@porchlight/design-system'
import { useAddress } from '@porchlight/page-parts/navigation/address'
import { NotFoundContent } from '@porchlight/page-parts/notices/NotFoundContent'
import { PartFailed } from '@porchlight/page-parts/notices/PartFailed'
import content from '@porchlight/page-parts/page/ConsoleContent.module.css'
import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { usePolling } from '@porchlight/page-parts/page/use-polling'
import { isUnknownRecord } from '@porchlight/page-parts/records/record-of-address'
import type { ReactNode } from 'react'
import { queuePollMs } from '../../../work/facts/queue-poll'
import type { Programs } from '../../methods/list-programs/client'
import { useListPrograms } from '../../methods/list-programs/hook'
import type { Webhooks } from '../../methods/list-webhooks/client'
import { useListWebhooks } from '../../methods/list-webhooks/hook'
import { labels } from './labels'
import styles from './Programs.module.css'
import { ProgramsFrame } from './ProgramsFrame'
import { addProgramPath, addWebhookPath, programPath, webhookPath } from './programs-address'
import { useWebhookState } from './use-webhook-state'

/** All programs with access, and all receivers that are sent what changed. */
export function ListView({ title }: { readonly title: string }) {
  const t = useLabels(labels)
  const programs = useListPrograms({})
  const webhooks = useListWebhooks({})
  usePolling(webhooks.refresh, queuePollMs)
  if (isUnknownRecord(programs.error)) return <NotFoundContent />
  return (
    <ProgramsFrame title={title} lead={t('lead')}>
      <ListSection
        id="programs"
        heading={t('programs')}
        lead={t('programsLead')}
        add={{ label: t('addProgram'), path: addProgramPath }}
        failed={programs.error !== undefined}
        rows={programs.data?.programs.map((program) => <ProgramRow key={program.id} program={program} />)}
        empty={{ title: t('noPrograms'), text: t('noProgramsText') }}
      />
      <ListSection
        id="webhooks"
        heading={t('webhooks')}
        lead={t('webhooksLead')}
        add={{ label: t('addWebhook'), path: addWebhookPath }}
        failed={webhooks.error !== undefined}
        rows={webhooks.data?.webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)}
        empty={{ title: t('noWebhooks'), text: t('noWebhooksText') }}
      />
    </ProgramsFrame>
  )
}

interface ListSectionProps {
  readonly id: string
  readonly heading: string
  readonly lead: string
  readonly add: { readonly label: string; readonly path: string }
  readonly failed: boolean
  /** Undefined while they are loading. */
  readonly rows: readonly ReactNode[] | undefined
  readonly empty: { readonly title: string; readonly text: string }
}

function ListSection({ id, heading, lead, add, failed, rows, empty }: ListSectionProps) {
  const t = useLabels(labels)
  const address = useAddress()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.heading} id={id}>
            {heading}
          </h2>
          <p className={content.detail}>{lead}</p>
        </div>
        <ButtonLink variant="secondary" href={address(add.path)}>
          {add.label}
        </ButtonLink>
      </div>
      {rows === undefined ? (
        failed ? (
          <PartFailed />
        ) : (
          <Skeleton shape="card" count={2} label={t('loading')} />
        )
      ) : rows.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <ul className={content.list} aria-labelledby={id}>
          {rows}
        </ul>
      )}
    </section>
  )
}

function ProgramRow({ program }: { readonly program: Programs['programs'][number] }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { format } = usePage()
  const { id, name, kind, scopes, actingUser, isEnabled, lastTokenAt } = program
  const usage = lastTokenAt === null ? t('neverUsed') : t('usedAt', { moment: format.dateTime(lastTokenAt) })
  return (
    <li className={`${content.row} ${styles.row}`}>
      <span className={content.name}>
        <a href={address(programPath(id))} dir="auto">
          {name}
        </a>
      </span>
      <span className={content.detail}>
        {t(kind)}
        {actingUser === null ? '' : ` · ${t('actsAs', { name: actingUser.name })}`}
        {` · ${scopes.join(', ')}`}
      </span>
      <span className={content.detail}>
        <strong className={isEnabled ? undefined : styles.off}>{t(isEnabled ? 'on' : 'off')}</strong>
        {` · ${usage}`}
      </span>
    </li>
  )
}

function WebhookRow({ webhook }: { readonly webhook: Webhooks['webhooks'][number] }) {
  const t = useLabels(labels)
  const address = useAddress()
  const { id, name, url, objectApiNames, actingUser } = webhook
  const state = useWebhookState(webhook)
  return (
    <li className={`${content.row} ${styles.row}`}>
      <span className={content.name}>
        <a href={address(webhookPath(id))} dir="auto">
          {name}
        </a>
      </span>
      <span className={content.detail}>
        {new URL(url).host}
        {actingUser === null ? '' : ` · ${t('actsAs', { name: actingUser.name })}`}
        {` · ${objectApiNames.length === 0 ? t('allObjects') : objectApiNames.join(', ')}`}
      </span>
      <span className={content.detail}>
        <strong className={state.isHealthy ? undefined : styles.off}>{state.title}</strong>
        {state.text === '' ? '' : ` · ${state.text}`}
      </span>
    </li>
  )
}
