import { isPerson } from '../../avatars/person'
import { RecordAvatar, RecordAvatars } from '../../avatars/RecordAvatars'
import { FieldText } from '../FieldText'
import { itemFields, type ShownRecord } from '../shown-record'
import styles from './RecordSummary.module.css'

/** What a record is: its object, its name, and what its compact layout shows of it. */
export function RecordSummary({ shown }: { readonly shown: ShownRecord }) {
  const { record, object, name } = shown
  const isNameField = (path: string) => object.nameFields[0] === path
  return (
    <RecordAvatars recordIds={[record.id]}>
      <div className={styles.head}>
        <RecordAvatar recordId={record.id} personName={isPerson(object) ? name : null} size="large" />
        <div className={styles.title}>
          <p className={styles.object}>{object.label}</p>
          <p className={styles.name}>{name}</p>
        </div>
      </div>
      <dl className={styles.fields}>
        {shown.highlights
          .filter((item) => itemFields(item).length > 0 && !itemFields(item).every(isNameField))
          .map((item) => (
            <div key={item.label} className={styles.field}>
              <dt>{item.label}</dt>
              {itemFields(item).map((field) => (
                <dd key={field}>
                  <FieldText fieldApiName={field} shown={shown} />
                </dd>
              ))}
            </div>
          ))}
      </dl>
    </RecordAvatars>
  )
}
