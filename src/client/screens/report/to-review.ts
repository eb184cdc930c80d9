/** Moves the page and the focus to the review, once what was pressed has been drawn. */
export function toReview(): void {
  requestAnimationFrame(() => {
    const review = document.getElementById('review');
    review?.scrollIntoView();
    review?.focus({ preventScroll: true });
  });
}
