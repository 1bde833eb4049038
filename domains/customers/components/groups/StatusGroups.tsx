import { useLabels, usePage } from '@porchlight/page-parts/page/page-context'
import { StatusText } from '../status/StatusText'
import { accountGroupLabels } from './labels'
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
}

/** Accounts in their four groups, each with its count; the empty ones in one line below. */
export function StatusGroups({ items }: StatusGroupsProps) {
  const t = useLabels(accountGroupLabels)
  const { format } = usePage()
  const groups = statusGroups.map((group) => {
    const own = items.filter((item) => item.group === group)
    return { group, own, title: t(`group${group}`, { number: format.number(own.length) }) }
  })
  const empty = groups.filter(({ own }) => own.length === 0)
  return (
    <div className={styles.groups}>
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own, title }) => (
          <section key={group} className={styles.group} aria-labelledby={`group-${group}`}>
            <h2 className={styles.title} id={`group-${group}`}>
              {title}
            </h2>
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
          </section>
        ))}
      {empty.length === 0 ? null : (
        <p className={styles.none}>{empty.map(({ title }) => title).join(' · ')}</p>
      )}
    </div>
  )
}
