import { describeInProduct } from '../../product/describe-flow.ts'
import { dataDownloadInProduct } from './dataDownload.product.ts'

describeInProduct('Download my data', dataDownloadInProduct)
