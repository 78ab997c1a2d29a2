// Sketch for Android: the links of the web client in a WebView, and the end of its process.
import android.content.Intent
import android.net.Uri
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient

/** The view needs the context of an activity. `onGone` replaces it by a new one: the system has ended its process. */
class WebLinks(private val origin: String, private val onGone: (url: String?) -> Unit) : WebViewClient() {
    override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
        // Frames are the card provider's.
        val isInside = !request.isForMainFrame || isInside(request.url, view.url?.let(Uri::parse))
        return if (isInside) false else view.openOutside(request.url)
    }

    /** From the intake, and back, the main frame visits a bank. */
    fun isInside(url: Uri, current: Uri?) = isOwn(url) ||
        (url.scheme == "https" && current != null && (!isOwn(current) || current.path.orEmpty().startsWith("/intake")))

    private fun isOwn(url: Uri) = "${url.scheme}://${url.authority}" == origin

    override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
        onGone(view.url)
        view.destroy()
        return true
    }
}

fun WebView.openOutside(url: Uri): Boolean {
    val intent = when (url.scheme) {
        "tel" -> Intent(Intent.ACTION_DIAL, url)
        "sms", "mailto" -> Intent(Intent.ACTION_VIEW, url)
        "https", "http" -> Intent(Intent.ACTION_VIEW, url).apply {
            // In a browser: pages of the own origin (privacy policy, terms) would come back as app links.
            selector = Intent(Intent.ACTION_VIEW, Uri.parse("https:")).addCategory(Intent.CATEGORY_BROWSABLE)
        }
        else -> return true
    }
    try { context.startActivity(intent) } catch (error: RuntimeException) { /* No app can open it. */ }
    return true
}
