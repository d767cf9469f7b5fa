// Sends the requests that are filled in on the docs page, and shows their answers.

const SHOWN = ["Location", "ETag", "Retry-After", "RateLimit-Remaining"];

/** The request of a form: address and options for fetch. */
function requestOf(form) {
  const { method, path } = form.dataset;
  const headers = {};
  const token = document.getElementById("token").value.trim();
  if (token) headers.Authorization = `Bearer ${token}`;
  const query = new URLSearchParams();
  const upload = new FormData();
  let address = path;
  for (const field of form.querySelectorAll("input")) {
    const { name, value } = field;
    if (field.dataset.in === "path") address = address.replace(`{${name}}`, encodeURIComponent(value));
    else if (field.dataset.in === "query" && value) query.set(name, value);
    else if (field.type === "file") for (const file of field.files) upload.append(name, file);
    else if (field.dataset.in === "form" && value) upload.set(name, value);
  }
  const text = form.querySelector("textarea");
  const options = { method, headers };
  if (text) {
    headers["Content-Type"] = "application/json";
    options.body = text.value;
  } else if (form.querySelector("[data-in=form]")) options.body = upload;
  return [query.size ? `${address}?${query}` : address, options];
}

/** Show an answer: status, some headers, and its body as text or picture. */
async function show(output, answer) {
  const lines = [`${answer.status} ${answer.statusText}`];
  for (const name of SHOWN) if (answer.headers.has(name)) lines.push(`${name}: ${answer.headers.get(name)}`);
  const type = answer.headers.get("Content-Type") ?? "";
  if (type.startsWith("image/")) {
    const picture = document.createElement("img");
    picture.alt = "The answer";
    picture.src = URL.createObjectURL(await answer.blob());
    output.append(picture);
  } else if (type.startsWith("text/event-stream")) {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    lines.push("", (await reader.read()).value ?? "");
    await reader.cancel();
  } else {
    const body = await answer.text();
    lines.push("", type.includes("json") && body ? JSON.stringify(JSON.parse(body), null, 1) : body);
  }
  const text = document.createElement("pre");
  text.textContent = lines.join("\n");
  output.prepend(text);
}

for (const form of document.querySelectorAll("form[data-path]")) {
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const output = form.querySelector("output");
    output.replaceChildren();
    try {
      await show(output, await fetch(...requestOf(form)));
    } catch (error) {
      output.textContent = String(error);
    }
  });
}
