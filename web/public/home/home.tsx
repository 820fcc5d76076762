export default function Home() {
  return (
    <main>
      <h1>Cairn</h1>
    </main>
  );
}
