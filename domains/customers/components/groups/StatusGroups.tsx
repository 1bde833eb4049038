import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StatusText } from '../status/StatusText'
import type { accountGroupLabels, orderGroupLabels } from './labels'
import styles from './StatusGroups.module.css'
import { groupTones, type StatusGroup, statusGroups } from './status-groups'

/** Something that is listed in a group: a link to its page. */
export interface GroupedItem {
  readonly id: string
  readonly group: StatusGroup
  readonly href: string
  readonly name: string
  /** What distinguishes it from the others, one line each. */
  readonly details: readonly string[]
}

interface StatusGroupsProps {
  readonly items: readonly GroupedItem[]
  /** The words for what is listed. */
  readonly words: typeof accountGroupLabels | typeof orderGroupLabels
}

/** What is listed in its four groups, each with its count; an empty group says so. */
export function StatusGroups({ items, words }: StatusGroupsProps) {
  const t = useLabels(words)
  const { format } = usePage()
  return (
    <div className={styles.groups}>
      {statusGroups.map((group) => {
        const own = items.filter((item) => item.group === group)
        return (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 className={styles.title} id={`group-${group}`}>
              {t(`group${group}`, { number: format.number(own.length) })}
            </h2>
            {own.length === 0 ? (
              <p className={styles.none}>{t('groupEmpty')}</p>
            ) : (
              <ul className={styles.list}>
                {own.map((item) => (
                  <li key={item.id}>
                    <a className={styles.link} href={item.href}>
                      <span className={styles.name}>{item.name}</span>
                      <StatusText tone={groupTones[group]}>{t(`status${group}`)}</StatusText>
                      {item.details.map((detail) => (
                        <span className={styles.detail} key={detail}>
                          {detail}
                        </span>
                      ))}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
