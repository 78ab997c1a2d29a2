/** Simple HTML, as real clinics write it. */
export const consentInHtml =
  '<p>Lakeside Behavioral Health would like to ask you about how you have been feeling.</p>' +
  '<ul><li>Your answers go to your care team.</li><li>They become part of your health record.</li>' +
  '<li>You can stop at any time.</li></ul>' +
  '<p>Read more in our <a href="https://clinic.example/privacy">notice of privacy practices</a>.</p>';

/** Plain text. */
export const consentInText =
  'By continuing you agree that your answers are shared with your care team at Lakeside Behavioral Health.\nYou can stop at any time.';

/** HTML with content that must not run, load or send anything when it is shown. */
export const hostileConsent =
  '<p>Please read this.</p><script>document.title = "taken over"</script>' +
  '<img src="x" onerror="document.title = \'taken over\'"><iframe src="https://elsewhere.example"></iframe>' +
  '<a href="javascript:alert(1)">A link with a script</a>' +
  '<form action="https://elsewhere.example"><input name="password"></form>' +
  '<p style="position:fixed;inset:0;background:red">Over everything</p>';
