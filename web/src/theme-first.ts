/** Runs before the first paint, so that a chosen theme does not flash. */
const chosen = localStorage.getItem('ceiba.theme')
if (chosen === '"light"' || chosen === '"dark"') document.documentElement.dataset.theme = chosen.slice(1, -1)

export {}
