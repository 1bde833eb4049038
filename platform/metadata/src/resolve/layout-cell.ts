import type { FieldGroupDeclaration, LayoutCellDeclaration } from '../declare/layout'

/** Whether `cell` holds several fields that form one line. */
export function isFieldGroup(cell: LayoutCellDeclaration): cell is FieldGroupDeclaration {
  return typeof cell === 'object' && cell !== null && 'fields' in cell
}

/** Returns the fields that `cell` shows in any mode; empty for other components. */
export function fieldsOfCell(cell: LayoutCellDeclaration): readonly string[] {
  if (typeof cell === 'string') return [cell]
  if (!isFieldGroup(cell)) return []
  return cell.readAs === undefined ? cell.fields : [cell.readAs, ...cell.fields]
}
