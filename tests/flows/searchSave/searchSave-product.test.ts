import { describeInProduct } from '../../product/describe-flow.ts'
import { searchSaveInProduct } from './searchSave.product.ts'

describeInProduct('Save a search', searchSaveInProduct)
