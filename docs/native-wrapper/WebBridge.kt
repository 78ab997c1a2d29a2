// Sketch of the bridge for Android: the messages of the web client in a WebView (androidx.webkit).
import android.webkit.WebView
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

val MESSAGE_TYPES = setOf(
    "navigate-login", "navigate-settings", "navigate-profile", "logout", "login",
    "auth-success", "auth-invalid", "open-privacy", "open-terms", "health-app",
)

class WebMessage(val type: String, val payload: JSONObject?)

/** Null for a type that this app does not know. */
fun parseMessage(text: String?): WebMessage? {
    val json = try { JSONObject(text.orEmpty()) } catch (error: JSONException) { return null }
    val type = json.optString("type")
    return if (type in MESSAGE_TYPES) WebMessage(type, json.optJSONObject("payload")) else null
}

/** `origin` is the web client's, such as https://app.example.org. Call it before `loadUrl`; `onGone`: see `WebLinks`. */
fun WebView.connect(origin: String, version: String, onGone: (url: String?) -> Unit, onMessage: (WebMessage) -> Unit) {
    settings.javaScriptEnabled = true
    settings.domStorageEnabled = true
    settings.userAgentString += " PatientApp/$version (android)"
    settings.setSupportMultipleWindows(true)
    webViewClient = WebLinks(origin, onGone)
    webChromeClient = NewWindows()
    // Without it, as on old devices, the page behaves as in a browser. Only pages of `origin` have the object.
    if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return
    WebViewCompat.addWebMessageListener(this, "ReactNativeWebView", setOf(origin)) { _, message, _, isMainFrame, _ ->
        if (isMainFrame) parseMessage(message.data)?.let(onMessage)
    }
}
