// The figures of a chart as a table, for screen readers.
import styles from './chart.module.css'
import type { Chart } from './use-chart'

export function ChartTable({ chart, name }: { readonly chart: Chart; readonly name: string }) {
  const { data, x, measure, say } = chart
  return (
    <table className={styles.table}>
      <caption>{name}</caption>
      <thead>
        <tr>
          <th scope="col">{x?.name}</th>
          {data.isStacked ? (
            data.series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))
          ) : (
            <th scope="col">{measure.name}</th>
          )}
        </tr>
      </thead>
      <tbody>
        {data.points.map(({ key, label, values }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {data.series.map((one, i) => (
              <td key={one.key}>{say(values[i] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
