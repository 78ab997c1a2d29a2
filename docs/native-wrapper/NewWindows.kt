// Sketch for Android: new windows of the web client (`target="_blank"`) are opened outside.
import android.os.Message
import android.webkit.WebChromeClient
import android.webkit.WebResourceRequest
import android.webkit.WebView
import android.webkit.WebViewClient

class NewWindows : WebChromeClient() {
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
