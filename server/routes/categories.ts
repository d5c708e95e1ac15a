import { array, object, optional, string } from 'superstruct'
import { endpoint } from '../access/endpoint.ts'
import { everyone } from '../access/permissions.ts'
import { described, mapOf, named } from '../http/json-schema.ts'
import { respondPublicly } from '../http/public-list.ts'
import { Attribute } from '../listings/attributes.ts'
import { listCategories, listFirstCategories } from '../listings/categories.ts'
import { picture } from './answers.ts'

const Category = named(
  'Category',
  object({
    _id: string(),
    categoryName: string(),
    parentId: described('The category that has this one as a child.', optional(string())),
    image: optional(picture.image),
    imageSources: picture.imageSources,
    translations: optional(mapOf(object({ name: string() }))),
    attributes: described(
      'What its products have, with those of the parent: `attributes` of a request has the values by `key`.',
      optional(array(Attribute)),
    ),
  }),
)

export const categoryEndpoints = [
  endpoint({
    method: 'GET',
    path: '/get-categories',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the categories. The products of one include those of its children.',
    answer: array(Category),
    handle: async ({ context }, { reads }) => respondPublicly(context, await listCategories(reads)),
  }),
  endpoint({
    method: 'GET',
    path: '/get-three-categories',
    access: everyone,
    limit: 'publicRead',
    isPublic: true,
    summary: 'Lists the first three categories that have no parent.',
    answer: array(Category),
    handle: async ({ context }, { reads }) =>
      respondPublicly(context, await listFirstCategories(reads, 3)),
  }),
]
