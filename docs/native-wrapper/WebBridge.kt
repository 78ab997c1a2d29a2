// Sketch of the bridge for Android: messages, links and new windows of the web client in a WebView (androidx.webkit, androidx.browser).
import android.content.Intent
import android.net.Uri
import android.os.Message
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient
import androidx.browser.customtabs.CustomTabsClient
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

val MESSAGE_TYPES = setOf(
    "navigate-login", "navigate-settings", "navigate-profile", "logout", "login",
    "auth-success", "auth-invalid", "open-privacy", "open-terms", "health-app",
)

/**
 * `origin` is the web client's, such as https://app.example.org. Call it before `loadUrl`; the view needs the context of an activity.
 * `onGone` replaces the view by a new one: the system has ended its process.
 */
fun WebView.connect(
    origin: String,
    version: String,
    onGone: (url: String?) -> Unit,
    onMessage: (type: String, payload: JSONObject?) -> Unit,
) {
    settings.javaScriptEnabled = true
    settings.domStorageEnabled = true
    settings.setSupportMultipleWindows(true)
    settings.userAgentString += " PatientApp/$version (android)"
    // Without it, as on old devices, the page behaves as in a browser. Only pages of `origin` have the object.
    if (WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) WebViewCompat.addWebMessageListener(this, "ReactNativeWebView", setOf(origin)) { _, message, _, isMainFrame, _ ->
        val json = try { JSONObject(message.data ?: "") } catch (error: JSONException) { JSONObject() }
        val type = json.optString("type")
        if (isMainFrame && type in MESSAGE_TYPES) onMessage(type, json.optJSONObject("payload"))
    }
    webViewClient = object : WebViewClient() {
        override fun shouldOverrideUrlLoading(view: WebView, request: WebResourceRequest): Boolean {
            val isOwn = "${request.url.scheme}://${request.url.authority}" == origin
            // Frames are the card provider's. From the intake, and back, the main frame visits a bank.
            val current = view.url?.let(Uri::parse)
            val isBank = request.url.scheme == "https" && current != null &&
                (current.path.orEmpty().startsWith("/intake") || "${current.scheme}://${current.authority}" != origin)
            return if (isOwn || isBank || !request.isForMainFrame) false else view.openOutside(request.url)
        }

        override fun onRenderProcessGone(view: WebView, detail: RenderProcessGoneDetail): Boolean {
            onGone(view.url)
            view.destroy()
            return true
        }
    }
    webChromeClient = object : WebChromeClient() {
        override fun onCreateWindow(view: WebView, isDialog: Boolean, isUserGesture: Boolean, result: Message): Boolean {
            // A web view that only learns which page is wanted.
            val window = WebView(view.context)
            window.webViewClient = object : WebViewClient() {
                override fun shouldOverrideUrlLoading(opened: WebView, request: WebResourceRequest) =
                    view.openOutside(request.url).also { view.post { opened.destroy() } }
            }
            (result.obj as WebView.WebViewTransport).webView = window
            result.sendToTarget()
            return true
        }
    }
}

private fun WebView.openOutside(url: Uri): Boolean {
    val intent = Intent(if (url.scheme == "tel") Intent.ACTION_DIAL else Intent.ACTION_VIEW, url)
    // By name: pages of the own origin (privacy policy, terms) would come back as app links.
    if (url.scheme == "https") intent.setPackage(CustomTabsClient.getPackageName(context, null))
    if (url.scheme in setOf("https", "http", "tel", "sms", "mailto")) {
        try { context.startActivity(intent) } catch (error: RuntimeException) { /* No app can open it. */ }
    }
    return true
}
