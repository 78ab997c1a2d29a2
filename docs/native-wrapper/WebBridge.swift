// Sketch of the bridge for iOS: messages, links and new windows of the web client in a WKWebView.
import UIKit
import WebKit

enum MessageType: String, Decodable {
    case navigateLogin = "navigate-login", navigateSettings = "navigate-settings"
    case navigateProfile = "navigate-profile", logout, login, authSuccess = "auth-success"
    case authInvalid = "auth-invalid", openPrivacy = "open-privacy", openTerms = "open-terms"
    case healthApp = "health-app"
}

struct WebMessage: Decodable {
    struct Payload: Decodable { let userId: String?, email: String?, password: String? }
    let type: MessageType
    let payload: Payload?
}

final class WebBridge: NSObject, WKScriptMessageHandler, WKNavigationDelegate {
    private let host: String
    private let onMessage: (WebMessage) -> Void

    init(host: String, onMessage: @escaping (WebMessage) -> Void) {
        (self.host, self.onMessage) = (host, onMessage)
    }

    func makeWebView(version: String) -> WKWebView {
        let configuration = WKWebViewConfiguration()
        configuration.applicationNameForUserAgent = "PatientApp/\(version) (ios)"
        let source = "window.ReactNativeWebView = { postMessage: (text) => window.webkit.messageHandlers.app.postMessage(text) }"
        configuration.userContentController.addUserScript(
            WKUserScript(source: source, injectionTime: .atDocumentStart, forMainFrameOnly: true))
        configuration.userContentController.add(self, name: "app")
        let webView = WKWebView(frame: .zero, configuration: configuration)
        webView.navigationDelegate = self
        return webView
    }

    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let frame = message.frameInfo
        guard frame.isMainFrame, frame.securityOrigin.protocol == "https", frame.securityOrigin.host == host,
              let text = message.body as? String,
              // A type that this app does not know is not decoded, and ignored.
              let decoded = try? JSONDecoder().decode(WebMessage.self, from: Data(text.utf8)) else { return }
        onMessage(decoded)
    }

    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction,
                 decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) {
        // Frames are the card provider's. No target frame means a new window.
        if let frame = action.targetFrame, !frame.isMainFrame { return decisionHandler(.allow) }
        let url = action.request.url
        if action.targetFrame != nil, url?.scheme == "https", url?.host == host { return decisionHandler(.allow) }
        decisionHandler(.cancel)
        if let url, ["https", "tel", "sms", "mailto"].contains(url.scheme) { UIApplication.shared.open(url) }
    }
}
