// The rows of every database, each made with those before it in sight.
import type { DatabaseKey } from '../databases/all'
import type { Company, Rows } from './company'
import { companyRows, contactRows, dealRows, orderRows, productRows } from './trade'
import { contentRows, sampleRows } from './voice'
import { meetingRows, projectRows, taskRows } from './work'

export function allRows(company: Company): Readonly<Record<DatabaseKey, Rows>> {
  const projects = projectRows(company)
  const companies = companyRows(company)
  const contacts = contactRows(company, companies)
  const products = productRows(company, companies)
  return {
    projects,
    tasks: taskRows(company),
    meetings: meetingRows(company, projects.length),
    companies,
    contacts,
    deals: dealRows(company, companies, contacts),
    products,
    orders: orderRows(company, companies, products),
    content: contentRows(company, products),
    samples: sampleRows(company),
  }
}
