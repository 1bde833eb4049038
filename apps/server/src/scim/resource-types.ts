import {
  addGroup,
  changeGroup,
  type GroupContent,
  removeGroup,
} from '@porchlight/domains/administration/operations/company-directory/change-groups'
import {
  addPerson,
  changePerson,
  removePerson,
} from '@porchlight/domains/administration/operations/company-directory/change-people'
import {
  type DirectoryGroup,
  type GroupsCondition,
  listGroups,
} from '@porchlight/domains/administration/operations/company-directory/directory-groups'
import {
  listPeople,
  type PeopleCondition,
} from '@porchlight/domains/administration/operations/company-directory/directory-people'
import type {
  DirectoryPerson,
  PersonFacts,
} from '@porchlight/domains/administration/operations/company-directory/directory-person'
import { patchGroup, readGroup } from './group-body'
import { readGroupsFilter, readPeopleFilter } from './list-query'
import { patchPerson, readPerson } from './person-body'
import type { ResourceType } from './resource-routes'
import { groupResource, leavesOutMembers, userResource } from './resources'

/** The people of the directory (RFC 7643, section 4.1). */
export const userType: ResourceType<DirectoryPerson, PersonFacts, PeopleCondition> = {
  name: 'Users',
  readFilter: readPeopleFilter,
  list: listPeople,
  add: addPerson,
  change: changePerson,
  remove: removePerson,
  read: readPerson,
  patch: patchPerson,
  resourceOf: userResource,
}

/** The groups of the directory (RFC 7643, section 4.2). */
export const groupType: ResourceType<DirectoryGroup, GroupContent, GroupsCondition> = {
  name: 'Groups',
  readFilter: readGroupsFilter,
  list: (connection, condition, page, query) =>
    listGroups(connection, condition, { ...page, withMembers: !leavesOutMembers(query) }),
  add: addGroup,
  change: changeGroup,
  remove: removeGroup,
  read: readGroup,
  patch: patchGroup,
  resourceOf: groupResource,
}
