export default function NotFound() {
  return (
    <main>
      <h1>This page does not exist</h1>
    </main>
  );
}
