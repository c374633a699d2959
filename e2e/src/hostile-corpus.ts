/** Each of these would run, load or send something if any of it were treated as more than text. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src="https://evil.example/a.png" onerror="alert(1)">',
  '<p onclick="alert(1)" style="background:url(https://evil.example/b.png)">Press here</p>',
  '<a href="javascript:alert(1)">a link</a>',
  '<a href="data:text/html,<script>alert(1)</script>">another link</a>',
  '<svg onload="alert(1)"><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe><object data="https://evil.example/c"></object>',
  '<form action="https://evil.example"><input name=a autofocus onfocus=alert(1)></form>',
  '<style>@import "https://evil.example/d.css"</style>' +
    '<link rel=stylesheet href="https://evil.example/e.css">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<video src="https://evil.example/f.mp4" autoplay></video>',
] as const;

/** One line of it, for a title or the name of a file. */
export const HOSTILE_NAME = '"><img src=x onerror=alert(1)>';

/** The text after all of it: if it is on the page, everything before has been rendered. */
export const LAST = 'The last line of it';

/** All of it as one text. The last line is also put first, because some of the others swallow what follows. */
export const HOSTILE_TEXT = `<p>${LAST}</p>${HOSTILE.join('<p>and</p>')}`;
