import { expect, test } from 'vitest'
import { FieldTrees, pathsOf } from './field-tree'

test('the same fields are the same tree, in whatever order and however it came about', () => {
  const trees = new FieldTrees()
  const tree = trees.ofPaths(['Name', 'Account.Owner.Name', 'Account.Name'])
  expect(tree.key).toBe('Account(Name,Owner(Name)),Name')
  expect(trees.ofPaths(['Account.Name', 'Account.Owner.Name', 'Name'])).toBe(tree)
  expect(trees.parse(tree.key)).toBe(tree)
  expect(new FieldTrees().parse(tree.key).key).toBe(tree.key)
  expect(pathsOf(tree)).toEqual(['Account.Name', 'Account.Owner.Name', 'Name'])
})

test('a record has the tree of its fields, also when another tree was likely', () => {
  const trees = new FieldTrees()
  const plain = { displayValue: null, value: 1 }
  const owner = { id: '005000000000001AAA', apiName: 'User', fields: { Name: plain } }
  const record = {
    id: '001000000000001AAA',
    apiName: 'Account',
    fields: { Owner: { displayValue: null, value: owner }, Name: plain },
  }
  const tree = trees.ofRecord(record)
  expect(tree.key).toBe('Name,Owner(Name)')
  expect(trees.ofRecord(record, tree)).toBe(tree)
  expect(trees.ofRecord(owner, tree).key).toBe('Name')
})

test('an empty tree has no fields', () => {
  expect(pathsOf(new FieldTrees().parse(''))).toEqual([])
})
