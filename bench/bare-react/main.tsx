/** The least a React page can be: the floor for the time to the answer. */
import { createRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<h1 data-testid="bare-answer">Ready</h1>);
